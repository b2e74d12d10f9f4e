import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { envExample, withSettings } from '../../scripts/config-docs.ts'

test('.env.example lists every setting as the server reads it (else run scripts/config-docs.ts)', () => {
  expect(readFileSync('.env.example', 'utf8')).toBe(envExample())
})

test("the README's table lists every setting as the server reads it (else run scripts/config-docs.ts)", () => {
  const readme = readFileSync('README.md', 'utf8')
  expect(readme).toContain('`PORT`')
  expect(readme).toBe(withSettings(readme))
})
