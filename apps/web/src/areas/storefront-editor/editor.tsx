import { IconLayoutList, IconQrcode, IconSend, IconSettings } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { usePageTitle, useShortcuts } from '#shell'
import { EditorFrame } from '#shell/editor'
import { useIsCompact, useIsHand } from '#lib/device'
import { useStored } from '#lib/store'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { IconButton } from '#ui/icon-button'
import { SegmentedControl } from '#ui/segmented-control'
import { SidePanel } from '#ui/side-panel'
import { Canvas } from './canvas/canvas.tsx'
import type { StorefrontHead } from './data.ts'
import css from './editor.module.css'
import { PublishDialog } from './publish/publish-dialog.tsx'
import { useStorefrontWording } from './row-words.ts'
import { SectionList } from './sections/section-list.tsx'
import { useEditor, useSettings } from './session.ts'
import { SettingsPanel } from './settings/settings-panel.tsx'
import { ShareDialog } from './share/share-dialog.tsx'
import { VisibleSwitch } from './visible-switch.tsx'
import { useStorefrontWords } from './words.ts'

type Open = 'publish' | 'settings' | 'share' | 'sections'

/** The editor of the storefront: the list of its sections, and the page itself. */
export function Editor({ head }: { head: StorefrontHead }) {
  const t = useStorefrontWords()
  const { document, width, language } = useEditor()
  const shownWidth = useStored(width)
  const shownLanguage = useStored(language)
  const { languages = [] } = useSettings()
  const wording = useStorefrontWording()
  const [open, setOpen] = useState<Open>()
  const isHand = useIsHand()
  const isCompact = useIsCompact()
  const close = () => setOpen(undefined)
  usePageTitle(t('storefront'))
  useShortcuts(useMemo(() => [{ keys: 'Alt P', label: t('publish'), run: () => setOpen('publish') }], [t]))
  const isPublic = head.version !== null
  return (
    <div className={css.page}>
      <EditorFrame
        document={document}
        title={t('storefront')}
        wording={wording}
        cells="input, textarea"
        badges={<Badge>{t(!isPublic ? 'draft' : head.isDraft ? 'changedSince' : 'published')}</Badge>}
        tools={
          <>
            {languages.length > 1 && (
              <SegmentedControl
                size="small"
                label={t('shownLanguage')}
                options={languages.map(value => ({ value, label: value.toUpperCase() }))}
                value={shownLanguage}
                onChange={language.set}
              />
            )}
            {!isHand && (
              <SegmentedControl
                size="small"
                label={t('shownWidth')}
                options={[
                  { value: 'phone', label: t('phoneWidth') },
                  { value: 'desk', label: t('deskWidth') },
                ]}
                value={shownWidth}
                onChange={width.set}
              />
            )}
          </>
        }
        actions={
          <>
            {!isHand && <VisibleSwitch head={head} />}
            {isCompact && <IconButton label={t('sections')} icon={IconLayoutList} onClick={() => setOpen('sections')} />}
            {!isHand && <IconButton label={t('share')} icon={IconQrcode} onClick={() => setOpen('share')} />}
            <IconButton label={t('settings')} icon={IconSettings} onClick={() => setOpen('settings')} />
            <Button
              kind="primary"
              size={isHand ? 'small' : undefined}
              icon={isHand ? undefined : IconSend}
              onClick={() => setOpen('publish')}>
              {t('publish')}
            </Button>
          </>
        }>
        <div className={css.work}>
          {!isCompact && (
            <aside className={css.sections} aria-label={t('sections')}>
              <SectionList />
            </aside>
          )}
          <Canvas isNew={!isPublic} />
        </div>
      </EditorFrame>
      {isCompact && (
        <SidePanel bare side="left" width={360} opened={open === 'sections'} title={t('sections')} onClose={close}>
          <SectionList />
        </SidePanel>
      )}
      <SettingsPanel head={head} isOpen={open === 'settings'} onShare={() => setOpen('share')} onClose={close} />
      {open === 'publish' && <PublishDialog head={head} onSections={() => setOpen(isCompact ? 'sections' : undefined)} onClose={close} />}
      {open === 'share' && <ShareDialog head={head} onClose={close} />}
    </div>
  )
}
