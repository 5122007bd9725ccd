import { checkRules } from './rule-homes.mjs'

const { problems, rules, systems } = await checkRules(process.cwd())
for (const problem of problems) console.log(problem)
if (problems.length === 0)
  console.log(`${rules} rules of ${systems.join(', ')}: each has one home and at least one test`)
process.exitCode = problems.length === 0 ? 0 : 1
