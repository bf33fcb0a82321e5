export type Paragraph = string | { list: readonly string[] } | { link: string; name: string }

export type ReadingText = { title: string; lead: string; sections: readonly { heading: string; words: readonly Paragraph[] }[] }

export type Operator = { brand: string; name: string; supportEmail: string; hasPlans: boolean }
export type ReadingFor = (operator: Operator) => ReadingText

/** A way to write to the operator, when one was given. */
export const writeTo = (supportEmail: string): Paragraph[] => (supportEmail ? [{ link: `mailto:${supportEmail}`, name: supportEmail }] : [])
