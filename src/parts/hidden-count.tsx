import { Plural } from '@lingui/react/macro'

/** Says how many titles are left out because somebody has seen them; nothing where none is. */
export function HiddenCount({ hidden }: { hidden: number }) {
  return hidden > 0 && <Plural value={hidden} one="# seen title hidden" other="# seen titles hidden" />
}
