import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { usePublishWords } from './words.ts'

interface ReachProps {
  /** Those who have the program as it is. */
  followers: number
  /** Those who follow it by a version of their own. */
  ownVersions: number
}

/** Says to how many people a release goes. */
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
