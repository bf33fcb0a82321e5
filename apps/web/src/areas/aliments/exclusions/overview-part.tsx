import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { OverviewPart } from '#areas/clients'
import { BlockButton, Hint, NothingYet } from '#ui/block'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { Loaded } from '#ui/loaded'
import { Section } from '#ui/section'
import { SidePanel } from '#ui/side-panel'
import { SkeletonLines } from '#ui/skeleton'
import { Stack } from '#ui/layout'
import { exclusionsQuery, groupByKind } from './data.ts'
import { isPlainWord, KindMark } from './kind-mark.tsx'
import { useExclusionWords } from './words.ts'
import css from './exclusions.module.css'
import { ExclusionsPanel } from './exclusions-panel.tsx'
import { AddDialog } from './add-dialog.tsx'

/** A short list of what the client must not eat; the panel with the full list opens beside the page. */
export function ExclusionCard({ id }: { id: string }) {
  const t = useExclusionWords()
  const query = useQuery(exclusionsQuery(id))
  const [open, setOpen] = useState<'list' | 'add'>()
  const close = () => setOpen(undefined)
  const hasList = query.data && query.data.exclusions.length + query.data.offered.length + query.data.notUnderstood.length > 0
  const listButton = useRef<HTMLButtonElement>(null)
  const hasAdded = useRef(false)
  // after the first exclusion its button is replaced by another one, which gets the focus
  useEffect(() => {
    if (!hasList || !hasAdded.current || open !== undefined) return
    hasAdded.current = false
    if (document.activeElement === document.body) listButton.current?.focus()
  }, [hasList, open])
  const add = () => {
    hasAdded.current = true
    setOpen('add')
  }
  return (
    <Section title={t('title')} action={hasList && <BlockButton ref={listButton} title={t('title')} onClick={() => setOpen('list')} />}>
      <Loaded query={query} failed={t('failed')} skeleton={<SkeletonLines lines={3} />}>
        {({ exclusions, may, offered, notUnderstood }) => (
          <Stack gap={8}>
            {exclusions.length + offered.length + notUnderstood.length === 0 && (
              <NothingYet text={t('emptyText')}>
                {may.add && (
                  <Button size="small" aria-label={t('addLong')} onClick={add}>
                    {t('add')}
                  </Button>
                )}
              </NothingYet>
            )}
            <Stack as="dl" gap={8} className={css.summary}>
              {groupByKind(exclusions).map(({ kind, rows }) => (
                <div key={kind}>
                  <dt>
                    <KindMark kind={kind} />
                  </dt>
                  <dd>{rows.map(({ target, name }) => (isPlainWord(target) ? t('quoted', { word: name }) : name)).join(', ')}</dd>
                </div>
              ))}
            </Stack>
            {may.add && offered.length > 0 && <Hint>{t('offerShort', { count: offered.length })}</Hint>}
            {notUnderstood.length > 0 && (
              <Badge bare status="attention">
                {t('unclearShort', { phrases: notUnderstood.join(', ') })}
              </Badge>
            )}
            {open === 'add' && <AddDialog clientId={id} exclusions={exclusions} onClose={close} />}
          </Stack>
        )}
      </Loaded>
      <SidePanel opened={open === 'list'} onClose={close} title={t('title')}>
        {open === 'list' && <ExclusionsPanel clientId={id} />}
      </SidePanel>
    </Section>
  )
}

// no summary: like the allergies of the record, exclusions tell who a client is, not how they are doing
export const part: OverviewPart = { card: { place: 'side', Card: ExclusionCard, isAlways: true } }
