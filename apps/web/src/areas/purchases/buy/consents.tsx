import { rich } from '#lib/words'
import { Checkbox, type CheckboxProps } from '#ui/checkbox'
import { Stack } from '#ui/layout'
import { TextLink } from '#ui/link'
import { Text } from '#ui/text'
import { useBuyWords } from './words.ts'

const newTab = (href: string) => (text: string) => (
  <TextLink tone="strong" href={href} target="_blank">
    {text}
  </TextLink>
)

interface ConsentsProps {
  fieldOf: (name: 'policy' | 'terms' | 'earlyStart') => Omit<CheckboxProps, 'label'>
}

/** What a buyer agrees to, each by a tick of its own, and the notice of the right to withdraw. */
export function Consents({ fieldOf }: ConsentsProps) {
  const t = useBuyWords()
  return (
    <Stack gap={12}>
      <Checkbox label={rich(t('policy'), { privacy: newTab('/privacy') })} {...fieldOf('policy')} />
      <Checkbox label={rich(t('terms'), { terms: newTab('/terms') })} {...fieldOf('terms')} />
      <Checkbox label={t('earlyStart')} {...fieldOf('earlyStart')} />
      <Text size="hint" tone={2}>
        {t('withdrawalNotice')}
      </Text>
    </Stack>
  )
}
