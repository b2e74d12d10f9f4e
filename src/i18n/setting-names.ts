import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { accents, Theme } from '#product/appearance.ts'
import type { Region } from '#product/languages.ts'

type AccentName = (typeof accents)[keyof typeof accents]['name']

export const themeNames: Record<Theme, MessageDescriptor> = { light: msg`Light`, dark: msg`Dark`, system: msg`System` }

export const accentNames: Record<AccentName, MessageDescriptor> = {
  rose: msg`Rose`,
  violet: msg`Violet`,
  sky: msg`Sky blue`,
  emerald: msg`Emerald`,
  amber: msg`Amber`,
  orange: msg`Orange`,
  red: msg`Red`,
}

export const regionNames: Record<Region, MessageDescriptor> = {
  US: msg`United States`,
  GB: msg`United Kingdom`,
  FR: msg`France`,
  DE: msg`Germany`,
  JP: msg`Japan`,
  IN: msg`India`,
  TD: msg`Chad`,
}
