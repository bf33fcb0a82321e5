import { IconPackages } from '@tabler/icons-react'
import { hrefTo } from '#lib/screens'
import { ButtonLink } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { useServiceWords } from '../words.ts'

export { IconPackages as Icon }

export function Section() {
  const t = useServiceWords()
  return (
    <Stack gap={16}>
      <Text tone={2}>{t('settingsText')}</Text>
      <Row gap={8} wrap>
        <ButtonLink href={hrefTo('/services/{-$id}/request', {})}>{t('settingsOpen')}</ButtonLink>
        <ButtonLink kind="quiet" href={hrefTo('/payments/custom-app')}>
          {t('appTitle')}
        </ButtonLink>
      </Row>
    </Stack>
  )
}
