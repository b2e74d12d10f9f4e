/** A Markdown table with its columns padded, as the formatter wants it. The first row is the head. */
export function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]): string => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}

/** The cells of every row of the table with this head on a page, without the head; none when the page has no such table. */
export function rowsBelow(page: string, head: readonly string[]): string[][] {
  const lines = page.split('\n').map((line) => line.split('|').slice(1, -1))
  const rows = lines.map((cells) => cells.map((cell) => cell.trim()))
  const from = rows.findIndex((cells) => cells.length === head.length && cells.every((cell, column) => cell === head[column]))
  const below = from < 0 ? [] : rows.slice(from + 2)
  const end = below.findIndex((cells) => cells.length === 0)
  return end < 0 ? below : below.slice(0, end)
}

/** `page` with `content` between its lines `<!-- name -->` and `<!-- /name -->`. Throws when it does not have them, in this order. */
export function withBlock(page: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const from = page.indexOf(start)
  const to = page.indexOf(end)
  if (from < 0 || to < from) throw new Error(`The page needs the lines ${start} and ${end}, in this order.`)
  return `${page.slice(0, from + start.length)}\n\n${content}\n\n${page.slice(to)}`
}
