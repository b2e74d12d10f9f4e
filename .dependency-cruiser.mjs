import { options, rules } from './scripts/architecture/rules.ts'

export default { forbidden: rules, options }
