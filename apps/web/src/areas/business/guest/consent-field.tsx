import type { ComponentProps } from 'react'
import { rich } from '#lib/words'
import { Checkbox } from '#ui/checkbox'
import { TextLink } from '#ui/link'
import { useConsentWords } from './words.ts'

interface ConsentFieldProps extends Omit<ComponentProps<typeof Checkbox>, 'label'> {
  /** The business whose client the person becomes; without one only the terms are agreed to. */
  business?: string | undefined
}

const newTab = (href: string) => (text: string) => (
  <TextLink tone="strong" href={href} target="_blank">
    {text}
  </TextLink>
)

/** Everybody who gets an account agrees to this, in the same words wherever they get it. */
export function ConsentField({ business, ...field }: ConsentFieldProps) {
  const t = useConsentWords()
  const sentence = business === undefined ? t('agree') : t('agreeToBusiness', { business })
  return <Checkbox label={rich(sentence, { terms: newTab('/terms'), privacy: newTab('/privacy') })} {...field} />
}
