import type { RecipeDetail } from '@allenio/contract/recipes'
import { foodName } from '@allenio/domain/aliments'
import { useLanguage } from '#lib/words'
import { BareList, Row } from '#ui/layout'
import { Text } from '#ui/text'
import css from './reading.module.css'
import { useReadingWords } from './words.ts'

/** How the recipe is made, step by step. */
export function Steps({ steps }: Pick<RecipeDetail, 'steps'>) {
  const t = useReadingWords()
  const language = useLanguage()
  const texts = steps.map(({ it, en }) => foodName({ nameIt: it, nameEn: en }, language))
  if (texts.length === 0) return <Text tone={2}>{t('noMethod')}</Text>
  return (
    <BareList as="ol">
      {texts.map((text, at) => (
        // steps have no ids, and stay in their order
        <li key={`${at} ${text}`} className={css.line}>
          <Row gap={12} align="baseline">
            <Text as="span" size="inherit" tone={2} figures className={css.number} aria-hidden>
              {at + 1}
            </Text>
            <Text as="span" size="inherit" prose breaks className={css.prose}>
              {text}
            </Text>
          </Row>
        </li>
      ))}
    </BareList>
  )
}
