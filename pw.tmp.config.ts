import base from './playwright.config.ts'
export default { ...base, timeout: 90_000, expect: { timeout: 20_000 }, use: { ...base.use, actionTimeout: 20_000 }, reporter: 'list' }
