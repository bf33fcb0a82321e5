import { IconQrcode } from '@tabler/icons-react'
import { useIsHand } from '#lib/device'
import { Button } from '#ui/button'
import { SidePanel } from '#ui/side-panel'
import { Row, Stack } from '#ui/layout'
import { Section } from '#ui/section'
import type { StorefrontHead } from '../data.ts'
import { VisibleSwitch } from '../visible-switch.tsx'
import { useStorefrontWords } from '../words.ts'
import { LinkField } from './link-field.tsx'
import { LooksFields } from './looks-fields.tsx'
import { SearchFields } from './search-fields.tsx'
import { SharePictureField } from './share-picture-field.tsx'
import { SocialFields } from './social-fields.tsx'

interface SettingsPanelProps {
  head: StorefrontHead
  isOpen: boolean
  /** On a phone the way to the link's code stands here, because the bar has no room for it. */
  onShare: () => void
  onClose: () => void
}

/** Link, looks, languages, profiles, and what other sites and search engines show. */
export function SettingsPanel({ head, isOpen, onShare, onClose }: SettingsPanelProps) {
  const t = useStorefrontWords()
  const isHand = useIsHand()
  return (
    <SidePanel bare opened={isOpen} title={t('settings')} onClose={onClose}>
      <Section title={t('link')} text={t('linkText')}>
        <Stack gap={16}>
          <LinkField url={head.url} />
          {isHand && (
            <>
              <VisibleSwitch head={head} />
              <Row>
                <Button size="small" icon={IconQrcode} onClick={onShare}>
                  {t('share')}
                </Button>
              </Row>
            </>
          )}
        </Stack>
      </Section>
      <Section title={t('looks')}>
        <Stack gap={16}>
          <LooksFields />
        </Stack>
      </Section>
      <Section title={t('socials')}>
        <Stack gap={16}>
          <SocialFields />
        </Stack>
      </Section>
      <Section title={t('sharePicture')} text={t('sharePictureText')}>
        <SharePictureField />
      </Section>
      <Section title={t('search')} text={t('searchText')}>
        <Stack gap={16}>
          <SearchFields />
        </Stack>
      </Section>
    </SidePanel>
  )
}
