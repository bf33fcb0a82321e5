import { useIsHand } from '#lib/device'
import { SidePanel } from '#ui/side-panel'
import { Stack } from '#ui/layout'
import { Section } from '#ui/section'
import type { StorefrontHead } from '../data.ts'
import { VisibleSwitch } from '../visible-switch.tsx'
import { useStorefrontWords } from '../words.ts'
import { LinkField } from './link-field.tsx'
import { LooksFields } from './looks-fields.tsx'
import { SearchFields } from './search-fields.tsx'
import { SocialFields } from './social-fields.tsx'

interface SettingsPanelProps {
  head: StorefrontHead
  isOpen: boolean
  onClose: () => void
}

/** Link, looks, languages, profiles, and what search engines read. */
export function SettingsPanel({ head, isOpen, onClose }: SettingsPanelProps) {
  const t = useStorefrontWords()
  const isHand = useIsHand()
  return (
    <SidePanel bare opened={isOpen} title={t('settings')} onClose={onClose}>
      <Section title={t('link')} text={t('linkText')}>
        <Stack gap={16}>
          <LinkField url={head.url} />
          {isHand && <VisibleSwitch head={head} />}
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
      <Section title={t('search')} text={t('searchText')}>
        <Stack gap={16}>
          <SearchFields />
        </Stack>
      </Section>
    </SidePanel>
  )
}
