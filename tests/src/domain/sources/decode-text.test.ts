import { expect, test } from 'vitest'
import { decodeText } from '#domain/sources/decode-text.ts'

const latin = (text: string): Uint8Array => Buffer.from(text, 'latin1')

test.each([
  ['UTF-8', Buffer.from('Süß – Żółw')],
  ['UTF-8 with a mark', Buffer.from('\uFEFFSüß – Żółw')],
  ['UTF-16 with a mark', Buffer.from('\uFEFFSüß – Żółw', 'utf16le')],
])('a text in %s is read as it is meant', (_, bytes) => {
  expect(decodeText(bytes)).toBe('Süß – Żółw')
})

test('a declaration counts, but not one that cannot be true or that nobody knows', () => {
  expect(decodeText(latin('<?xml version="1.0" encoding="iso-8859-2"?>\xb3'))).toMatch(/ł$/)
  expect(decodeText(Buffer.from('<?xml version="1.0" encoding="UTF-16"?>ß'))).toMatch(/ß$/)
  expect(decodeText(Buffer.from('<?xml version="1.0" encoding="klingon"?>ß'))).toMatch(/ß$/)
})

test('what says nothing and is not UTF-8 is Windows-1252', () => {
  expect(decodeText(latin('S\xfc\xdf \x96 \x80'))).toBe('Süß – €')
})
