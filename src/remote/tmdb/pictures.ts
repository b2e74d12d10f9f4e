import { listOf, text } from './tolerant.ts'

/** The paths of a list of pictures, those without words first: their language is null or `xx`. */
export function picturePaths(pictures: unknown): string[] {
  const found = listOf(pictures, (picture) => {
    const path = text(picture['file_path'])
    const language = text(picture['iso_639_1'])
    return path ? { path, wordless: language === '' || language === 'xx' } : null
  })
  const paths = [...found.filter(({ wordless }) => wordless), ...found.filter(({ wordless }) => !wordless)].map(({ path }) => path)
  return [...new Set(paths)]
}
