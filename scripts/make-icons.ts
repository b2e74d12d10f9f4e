/** Draws every icon of public/icons from the mark: `npm exec -- node scripts/make-icons.ts`. Run it after a change of the mark. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { markPaths } from '#ui/controls/mark-paths.ts'

const ink = '#0b0b0f'
const paper = '#f4f0e8'
const rose = '#E63462'
const folder = 'public/icons'

const svg = (content: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${content}</svg>`

/** The mark scaled about the middle of the square. */
const mark = (scale: number, curtains: string, sun: string): string => {
  const drawn = markPaths.curtains.map((d) => `<path fill="${curtains}" d="${d}"/>`).join('')
  return `<g transform="translate(256 256) scale(${scale}) translate(-256 -256)">${drawn}<path fill="${sun}" d="${markPaths.sun}"/></g>`
}

const tile = (corner: number): string => `<rect width="512" height="512" rx="${corner}" fill="${ink}"/>`

/** A shortcut's picture: one stroke drawing of the 24 px grid on our tile. */
const shortcut = (drawing: string): string =>
  svg(
    `${tile(112)}<g transform="translate(112 112) scale(12)" fill="none" stroke="${paper}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>`,
  )

const rounded = svg(tile(112) + mark(1, paper, rose))
// Launchers cut masks out of the whole square, so these fill it; the art stays inside the inner 80 % circle.
const full = svg(tile(0) + mark(0.86, paper, rose))
const oneColor = svg(mark(1.2, '#fff', '#fff'))

const pictures: { file: string; size: number; source: string; opaque?: true }[] = [
  { file: 'icon-192.png', size: 192, source: rounded },
  { file: 'icon-512.png', size: 512, source: rounded },
  { file: 'maskable-192.png', size: 192, source: full, opaque: true },
  { file: 'maskable-512.png', size: 512, source: full, opaque: true },
  { file: 'monochrome-512.png', size: 512, source: oneColor },
  { file: 'apple-touch-icon.png', size: 180, source: svg(tile(0) + mark(1, paper, rose)), opaque: true },
  {
    file: 'shortcut-search.png',
    size: 96,
    source: shortcut('<circle cx="10.75" cy="10.75" r="6.25"/><path d="m15.4 15.4 4.6 4.6"/>'),
  },
  {
    file: 'shortcut-continue.png',
    size: 96,
    source: shortcut(`<path d="M7.5 5v14l11-7Z" fill="${paper}"/>`),
  },
  {
    file: 'shortcut-live-tv.png',
    size: 96,
    source: shortcut('<path d="M3.5 8h17v11.5h-17ZM8 3.5 12 8l4-4.5"/>'),
  },
  {
    file: 'shortcut-favorites.png',
    size: 96,
    source: shortcut(
      `<path d="M12 20s-7.5-4.6-7.5-10.2A4.2 4.2 0 0 1 12 7.2a4.2 4.2 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20Z" fill="${rose}" stroke="${rose}"/>`,
    ),
  },
]

await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'icon.svg'), `${rounded}\n`)
await writeFile(join(folder, 'monochrome.svg'), `${oneColor}\n`)
for (const { file, size, source, opaque } of pictures) {
  const drawn = sharp(Buffer.from(source), { density: 288 }).resize(size, size)
  await (opaque ? drawn.removeAlpha() : drawn).png({ palette: true, effort: 10 }).toFile(join(folder, file))
}
