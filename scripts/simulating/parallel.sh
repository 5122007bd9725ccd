#!/bin/sh
# parallel.sh PARTS OUT [what npm run simulate is told]: plays a simulation in so many parts with GNU parallel, on this machine or,
# with PARALLEL="--sshloginfile hosts --workdir $PWD" where hosts share this folder, on several; puts the parts together in OUT.
# Started again with the same words, it goes on where it was cut off.
set -e
parts=$1 out=$2
shift 2
command -v parallel >/dev/null || { echo "GNU parallel is not installed (Debian: apt-get install parallel)." >&2; exit 2; }
cd "$(dirname "$0")/../.."
seq "$parts" | parallel --quote --halt now,fail=1 node src-main/simulate-command.ts "$@" --shard "{}/$parts" --out "$out/part-{}"
node src-main/simulate-command.ts merge "$out" "$out"/part-*
