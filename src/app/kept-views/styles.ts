import { classesAskedBy, classesIn, mayMatch } from '#domain/kept-view.ts'
import { whenIdle } from '#platform/page-lifecycle.ts'

/** A rule of a style sheet. */
interface Rule {
  /** Of a condition without what is in it. */
  text: string
  /** The classes that each alternative of its selector asks for; without, it is no rule for elements and always stays. */
  asked?: readonly (readonly string[])[]
  /** What is in a condition. */
  inside?: readonly Rule[]
}

/** Of each style sheet that was read: the browser writes their texts anew every time it is asked. */
const known = new WeakMap<CSSStyleSheet, readonly Rule[]>()

/** The style sheets of the build that are not in its page. Those of an extension may not be read. */
const sheets = (): CSSStyleSheet[] =>
  [...document.styleSheets].filter(({ href }) => href !== null && new URL(href).origin === location.origin)

/** Reads ahead what {@link stylesFor} needs, one style sheet in each idle moment: a phone takes a tenth of a second for those of home. */
export async function readStyles(): Promise<void> {
  for (const sheet of sheets()) {
    if (known.has(sheet)) continue
    await whenIdle()
    rulesOf(sheet)
  }
}

/** What the style sheets of the build that are not in its page say of the markup, in their order. */
export function stylesFor(markup: string): string {
  const classes = classesIn(markup)
  return sheets()
    .flatMap((sheet) => textsFor(rulesOf(sheet), classes))
    .join('\n')
}

function rulesOf(sheet: CSSStyleSheet): readonly Rule[] {
  const rules = known.get(sheet) ?? read(sheet.cssRules)
  known.set(sheet, rules)
  return rules
}

const read = (rules: CSSRuleList): Rule[] =>
  [...rules].map((rule) => {
    const text = rule.cssText
    if (rule instanceof CSSStyleRule) return { text, asked: classesAskedBy(rule.selectorText) }
    return rule instanceof CSSConditionRule ? { text: text.slice(0, text.indexOf('{')), inside: read(rule.cssRules) } : { text }
  })

/** Of the rules those that can be meant for an element with these classes. */
const textsFor = (rules: readonly Rule[], classes: ReadonlySet<string>): string[] =>
  rules.flatMap(({ text, asked, inside }) => {
    if (!inside) return asked === undefined || mayMatch(asked, classes) ? [text] : []
    const texts = textsFor(inside, classes)
    return texts.length === 0 ? [] : [`${text}{${texts.join('')}}`]
  })
