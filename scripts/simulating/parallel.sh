#!/bin/sh
# parallel.sh PARTS OUT [arguments of npm run simulate]: plays a simulation in this many parts with GNU parallel, on this
# machine or, with PARALLEL="--sshloginfile hosts --workdir $PWD" where hosts share this folder, on several; merges the
# parts in OUT. Started again with the same arguments, it continues where it was interrupted.
set -e
parts=$1 out=$2
shift 2
command -v parallel >/dev/null || { echo "GNU parallel is not installed (Debian: apt-get install parallel)." >&2; exit 2; }
cd "$(dirname "$0")/../.."
seq "$parts" | parallel --quote --halt now,fail=1 node src-main/simulate-command.ts "$@" --shard "{}/$parts" --out "$out/part-{}"
node src-main/simulate-command.ts merge "$out" "$out"/part-*
