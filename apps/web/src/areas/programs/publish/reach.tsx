import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { usePublishWords } from './words.ts'

interface ReachProps {
  /** The number of clients who have the program itself. */
  followers: number
  /** The number of clients who follow the program with an own version. */
  ownVersions: number
}

/** Tells how many people a release reaches. */
export function Reach({ followers, ownVersions }: ReachProps) {
  const t = usePublishWords()
  return (
    <Stack gap={4}>
      {followers > 0 && <Text tone={2}>{t('followers', { count: followers })}</Text>}
      {ownVersions > 0 && <Text tone={2}>{t('ownVersions', { count: ownVersions })}</Text>}
      {followers + ownVersions === 0 && <Text tone={2}>{t('noFollowers')}</Text>}
    </Stack>
  )
}
