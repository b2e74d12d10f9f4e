/** An address with its parameters; commas stay legible. */
export function hrefOf(path: string, search: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(search).toString().replaceAll('%2C', ',')
  return query === '' ? path : `${path}?${query}`
}
