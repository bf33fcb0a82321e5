import { IconArrowsUpDown, IconHourglass, IconShieldCheck, IconUserCheck } from '@tabler/icons-react'
import { Icon } from '#ui/icon'
import { BareList, Row } from '#ui/layout'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { usePremiumWords } from './words.ts'

const points = [
  { word: 'inactive', icon: IconUserCheck },
  { word: 'trial', icon: IconHourglass },
  { word: 'change', icon: IconArrowsUpDown },
  { word: 'stay', icon: IconShieldCheck },
] as const

/** Lists what holds for every plan, so that nobody has to compare. */
export function Points() {
  const t = usePremiumWords()
  return (
    <Section title={t('points')}>
      <BareList gap={10}>
        {points.map(({ word, icon }) => (
          <li key={word}>
            <Row gap={10} align="start">
              <Icon of={icon} size={20} />
              <Text prose>{t(word)}</Text>
            </Row>
          </li>
        ))}
      </BareList>
    </Section>
  )
}
