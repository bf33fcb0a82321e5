import type { GivenUnlock } from '@allenio/contract/purchases'
import { unlockKinds } from '@allenio/contract/packages'
import { useFormats } from '#lib/formats'
import { BareList } from '#ui/layout'
import { Text } from '#ui/text'
import { useMoneyWords } from './words.ts'

/** The things that a sale has given, and since when; what was taken back says so. */
export function Unlocks({ unlocks }: { unlocks: readonly GivenUnlock[] }) {
  const t = useMoneyWords()
  const { day } = useFormats()
  const nameOf = ({ kind, name }: GivenUnlock) => {
    const knownKind = unlockKinds.find(each => each === kind)
    const label = knownKind ? t(`unlock_${knownKind}`) : kind
    // a thing without a name of its own is named by its kind
    return name && name !== label ? `${label}: ${name}` : label
  }
  return (
    <BareList gap={6}>
      {unlocks.map(unlock => (
        <li key={`${unlock.kind} ${unlock.name} ${unlock.givenAt}`}>
          <Text as="span" tone={unlock.revokedAt ? 3 : 1} breaks>
            {nameOf(unlock)}
          </Text>{' '}
          <Text as="span" size="hint" tone={3}>
            {unlock.revokedAt ? t('revokedAt', { day: day(unlock.revokedAt) }) : t('givenAt', { day: day(unlock.givenAt) })}
          </Text>
        </li>
      ))}
    </BareList>
  )
}
