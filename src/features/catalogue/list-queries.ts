import { queries } from '#data/queries.ts'
import { type CatalogueKey, catalogues } from '#spec/catalogues.ts'
import type { Language } from '#spec/languages.ts'

/** One page of a list page. */
export function listQuery(key: CatalogueKey, page: number, language: Language) {
  const { call, type } = catalogues[key]
  return queries.list(call, type, language, { page: String(page) })
}
