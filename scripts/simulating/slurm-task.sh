#!/bin/sh
#SBATCH --job-name=simulate
#SBATCH --ntasks=1
#SBATCH --cpus-per-task=1
#SBATCH --requeue
#SBATCH --open-mode=append
# slurm-task.sh OUT [arguments of npm run simulate]: one part of a simulation as a task of a Slurm job array; the array
# has one task per part. A requeued task continues from the games already on disk.
#   sbatch --array=1-8 scripts/simulating/slurm-task.sh out/all --campaign portable-spicheren --prussian officer --french recruit --games 400
# Once all are done: npm run simulate -- merge out/all out/all/part-*
out=$1
shift
part=$SLURM_ARRAY_TASK_ID
mkdir -p "$out/part-$part"
echo "$$" > "$out/part-$part/process"
exec "${NODE:-node}" src-main/simulate-command.ts "$@" --shard "$part/$SLURM_ARRAY_TASK_COUNT" --out "$out/part-$part"
