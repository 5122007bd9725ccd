#!/bin/sh
# slurm.sh [GAMES]: sets up Slurm on this machine with a controller and two nodes on the loopback interface, plays a
# simulation in 8 parts as a job array, kills one node when half of the games are played (and restarts it once the
# controller has noticed), and compares the results with those of a single process. It needs Debian's packages slurm-wlm
# and munge, and root, like Slurm's daemons. It uses files and processes of its own only, and ends the processes itself.
set -e
games=${1:-400}
parts=8
cd "$(dirname "$0")/../.."
for program in slurmctld slurmd munged sbatch squeue scontrol; do
  PATH="$PATH:/usr/sbin" command -v "$program" >/dev/null || {
    echo "$program is not installed (Debian: apt-get install slurm-wlm munge)." >&2
    exit 2
  }
done
[ "$(id -u)" = 0 ] || { echo "Slurm's daemons have to be started as root." >&2; exit 2; }
PATH="$PATH:/usr/sbin"
export NODE="${NODE:-$(command -v node)}"

work=$(mktemp -d /tmp/simulate-slurm.XXXXXX)
chmod 755 "$work"
host=$(hostname -s)
out=$work/out
job=
export SLURM_CONF=$work/slurm.conf
said() { echo "$(date +%H:%M:%S) $*"; }

cleanUp() {
  [ -z "$job" ] || scancel "$job" 2>/dev/null || true
  for file in "$work"/*.pid; do
    [ ! -f "$file" ] || kill "$(cat "$file")" 2>/dev/null || true
  done
}
trap cleanUp EXIT

# --- Keys, the controller, two nodes ---------------------------------------------------------------------------------

dd if=/dev/urandom of="$work/munge.key" bs=1024 count=1 2>/dev/null
chmod 400 "$work/munge.key"
munged --force --key-file="$work/munge.key" --socket="$work/munge.socket" --pid-file="$work/munged.pid" \
  --log-file="$work/munged.log" --seed-file="$work/munged.seed"

cat > "$SLURM_CONF" <<CONF
ClusterName=loopback
SlurmctldHost=$host(127.0.0.1)
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=$work/munge.socket
CredType=cred/munge
SlurmctldPort=16817
SlurmctldPidFile=$work/slurmctld.pid
SlurmctldLogFile=$work/slurmctld.log
SlurmdPidFile=$work/slurmd-%n.pid
SlurmdLogFile=$work/slurmd-%n.log
SlurmdSpoolDir=$work/spool-%n
StateSaveLocation=$work/state
SelectType=select/linear
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
MpiDefault=none
SlurmdTimeout=15
ReturnToService=0
JobRequeue=1
NodeName=one NodeHostname=$host NodeAddr=127.0.0.1 Port=16818 CPUs=1 State=UNKNOWN
NodeName=two NodeHostname=$host NodeAddr=127.0.0.1 Port=16819 CPUs=1 State=UNKNOWN
PartitionName=all Nodes=one,two Default=YES MaxTime=INFINITE State=UP
CONF
mkdir -p "$work/state" "$work/spool-one" "$work/spool-two" "$out"
slurmctld
slurmd -N one
slurmd -N two
tries=0
until [ "$(sinfo -h -t idle -o %D 2>/dev/null)" = 2 ]; do
  tries=$((tries + 1))
  [ "$tries" -lt 60 ] || { sinfo >&2; tail -3 "$work"/*.log >&2; exit 1; }
  sleep 1
done
said "a controller and two nodes: $(sinfo --version)"

# --- The array, and the end of a node --------------------------------------------------------------------------------

plan="--campaign portable-spicheren --scenario spicheren --prussian chance --french chance --mirrored --seed slurm --games $games"
played() { cat "$out"/part-*/played.ndjson 2>/dev/null | wc -l; }
# shellcheck disable=SC2086 -- a list of arguments
job=$(sbatch --parsable --array="1-$parts" --output="$work/task-%a.log" scripts/simulating/slurm-task.sh "$out" $plan)
said "$games games in $parts parts: job $job"
until [ "$(played)" -ge $((games / 2)) ]; do sleep 1; done
until victim=$(squeue -h -w two -t R -o %K) && [ -n "$victim" ] && [ -f "$out/part-$victim/process" ]; do sleep 0.2; done
said "$(played) games are played; node two is killed with part $victim"
kill -9 "$(cat "$work/slurmd-two.pid")"
rm "$work/slurmd-two.pid"
process=$(cat "$out/part-$victim/process")
# Its step daemon as well, as in a power failure: nothing notifies the controller.
kill -9 "$(ps -o ppid= -p "$process" | tr -d ' ')" "$process"
until sinfo -h -n two -o %T | grep -q down; do sleep 1; done
said "node two is $(sinfo -h -n two -o %T); queue: $(squeue -h -o '%K %T' | tr '\n' ',')"
slurmd -N two
scontrol update nodename=two state=resume
while [ -n "$(squeue -h -j "$job" 2>/dev/null)" ]; do sleep 1; done
said "all parts are done: $(played) games on disk, restarts of part $victim: $(scontrol -o show job "${job}_$victim" 2>/dev/null | sed -n 's/.*Restarts=\([0-9]*\).*/\1/p')"

# --- The same bytes --------------------------------------------------------------------------------------------------

"$NODE" src-main/simulate-command.ts merge "$work/merged" "$out"/part-* >/dev/null
# shellcheck disable=SC2086 -- a list of arguments
"$NODE" src-main/simulate-command.ts $plan --out "$work/single" >/dev/null
for file in plan.json results.ndjson summary.json; do
  cmp "$work/merged/$file" "$work/single/$file"
  said "$file: the same $(wc -c < "$work/single/$file") bytes"
done
