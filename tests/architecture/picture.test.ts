import { readFile } from 'node:fs/promises'
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withPicture } from '../../scripts/architecture/picture.ts'
import { rooms } from '../../scripts/architecture/rooms.ts'

test('docs/ARCHITECTURE.md shows the rooms as they are checked (else run: node scripts/architecture/draw.ts)', async () => {
  const page = await readFile('docs/ARCHITECTURE.md', 'utf8')
  expect(page).toBe(withPicture(page))
})

test('every folder of the source is a room with rules', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const known = new Set(Object.values(rooms).map((room) => room.folder))
  expect(folders.map((entry) => `src/${entry.name}`).filter((folder) => !known.has(folder))).toEqual([])
})

test('a room only names rooms that exist', () => {
  const named = Object.values(rooms).flatMap((room) => (room.from === 'everything' ? [] : room.from))
  expect(named.filter((name) => !(name in rooms))).toEqual([])
})
