import { useWatch } from 'react-hook-form'
import { Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { useTermTexts } from '../use-term-texts.ts'
import css from './form.module.css'
import type { FieldsProps } from './use-package-form.ts'
import { emptyValues, priceOf, termsOf } from './values.ts'
import { useFormWords } from './words.ts'

/** Shows how buyers will read the price, while it is typed. */
export function Preview({ form, currency }: FieldsProps & { currency: string }) {
  const t = useFormWords()
  const texts = useTermTexts()
  const values = { ...emptyValues(), ...useWatch({ control: form.control }) }
  // fields that React Hook Form has not registered yet may be missing in between
  const terms = termsOf(values as ReturnType<typeof emptyValues>, currency)
  const hasPrice = priceOf(values.price) !== undefined
  return (
    <Stack as="section" gap={8} className={css.preview} aria-label={t('preview')}>
      <Text size="small" tone={3}>
        {t('preview')}
      </Text>
      <Text weight={600} size={16} breaks>
        {values.name || t('nameHint')}
      </Text>
      <Row gap={8} align="baseline" wrap>
        <Text size={20} weight={600} figures as="span">
          {hasPrice ? texts.price(terms) : t('noPrice')}
        </Text>
        {terms.price > 0 && (
          <Text tone={2} as="span">
            {texts.rhythm(terms)}
          </Text>
        )}
      </Row>
      {texts.details(terms).map(line => (
        <Text key={line} tone={2}>
          {line}
        </Text>
      ))}
    </Stack>
  )
}
