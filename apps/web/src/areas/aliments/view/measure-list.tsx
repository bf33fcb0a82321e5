import type { FoodDetail } from '@allenio/contract/aliments'
import { measureNoun } from '@allenio/domain/aliments'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { BareList, Row } from '#ui/layout'
import { Text } from '#ui/text'
import { useFoodNames } from '../names/names.ts'
import { useViewWords } from './words.ts'

/** The measures of a food, those of the business first, each with where it comes from. */
export function MeasureList({ measures }: { measures: FoodDetail['measures'] }) {
  const t = useViewWords()
  const names = useFoodNames()
  const language = useLanguage()
  const { decimal } = useFormats()
  if (measures.length === 0) return <Text tone={3}>{t('noMeasures')}</Text>
  return (
    <BareList gap={6}>
      {measures.map(({ name, amount, grams, source }) => (
        <Row as="li" key={`${source} ${amount} ${name.it} ${name.en}`} gap={12} justify="between" align="baseline">
          <Text as="span">
            {t('measure', { amount: decimal(amount, { most: 2 }), name: measureNoun({ name, amount }, language) })}{' '}
            <Text as="span" size="small" tone={3}>
              {names.source(source)}
            </Text>
          </Text>
          <Text as="span" figures>
            {`${decimal(grams)}\u00a0g`}
          </Text>
        </Row>
      ))}
    </BareList>
  )
}
