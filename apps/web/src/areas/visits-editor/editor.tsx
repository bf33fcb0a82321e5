import { deviceMeasures } from '@allenio/contract/visits'
import { IconHistory, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ClientRail } from '#areas/clients'
import { useVisitActions } from '#areas/visits'
import { goTo, usePageTitle } from '#shell'
import { EditorFrame } from '#shell/editor'
import { useIsCompact, useIsHand } from '#lib/device'
import { useFormats } from '#lib/formats'
import { discardWrite } from '#lib/offline'
import { hrefTo } from '#lib/screens'
import { useStored } from '#lib/store'
import { Badge } from '#ui/badge'
import { confirm } from '#ui/confirm'
import { MoreMenu, type MenuItem } from '#ui/menu'
import { Text } from '#ui/text'
import css from './editor.module.css'
import { FinishButton } from './finish/finish-button.tsx'
import { Results } from './results/results.tsx'
import { useVisitWording } from './row-words.ts'
import { Anamnesis } from './sections/anamnesis.tsx'
import { Basics } from './sections/basics.tsx'
import { Notes } from './sections/notes.tsx'
import { useCell, useEditor, useProtocol } from './session.ts'
import { Sites } from './sites/sites.tsx'
import type { VisitHead } from './visit-document.ts'
import { useEditorWords } from './words.ts'
import { Bioimpedance } from './sections/bioimpedance.tsx'
import { LeftOutBar } from './finish/left-out-bar.tsx'
import { RecomputeBar } from './finish/recompute-bar.tsx'
import { ResultBar } from './results/result-bar.tsx'
import { WalkBar } from './sites/walk-bar.tsx'
import { TypedShares } from './sections/typed-shares.tsx'
import { VisitVersions } from './versions/versions-panel.tsx'

/** The bench: what has changed since the last time? Fields on the left, what follows from them on the right. */
export function Editor({ head }: { head: VisitHead | undefined }) {
  const t = useEditorWords()
  const { day } = useFormats()
  const { document, base, share, site } = useEditor()
  const takenOn = useCell('takenOn')
  const isCompact = useIsCompact()
  const isHand = useIsHand()
  const wording = useVisitWording()
  const name = head?.client.name ?? base.get()?.client.name
  const title = name === undefined ? t('visit') : t('visitOf', { name })
  usePageTitle(title)
  const dayText = takenOn && (
    <Text as="span" tone={2}>
      {day(takenOn)}
    </Text>
  )
  return (
    <div className={css.page}>
      <EditorFrame
        document={document}
        title={title}
        wording={wording}
        cells="input, textarea"
        badges={
          <>
            {/* where the title stands in the bar above, one line has room for both */}
            {isCompact && dayText}
            {head && <StateBadges head={head} />}
          </>
        }
        sub={!isCompact && dayText}
        tools={head && <More head={head} />}
        actions={head && <FinishButton head={head} />}
        foot={isHand ? <ResultBar /> : undefined}>
        <ClientRail clientId={head?.client.id} place="visit" />
        {head && head.changedSince.length > 0 && <RecomputeBar head={head} />}
        {head && head.leftOut.length > 0 && <LeftOutBar head={head} />}
        <div className={css.work}>
          <div
            className={css.fields}
            // a finished visit is read first: nobody should write over its weight by the first key
            data-edited-in-place={(head !== undefined && !head.isDraft) || undefined}
            onBlur={({ relatedTarget }) => {
              if (!relatedTarget?.closest('[data-reading]')) site.set(undefined)
              if (!relatedTarget?.closest('[data-walked]')) share.set(undefined)
            }}>
            <Basics head={head} />
            <Anamnesis head={head} />
            <Measures />
            <Notes />
          </div>
          {!isCompact && <Results />}
        </div>
        {isCompact && <WalkBar />}
      </EditorFrame>
      {isCompact && !isHand && <ResultBar />}
    </div>
  )
}

/** Folds are measured whatever the fat is taken from; the other methods have fields of their own, which a protocol may ask for, too. */
function Measures() {
  const type = useCell('measurementType') ?? 'FOLDS'
  const asksDevice = useProtocol()?.measures.some(key => deviceMeasures.includes(key)) ?? false
  return (
    <>
      {(type === 'BIA' || asksDevice) && <Bioimpedance />}
      {type === 'MANUAL' && <TypedShares />}
      <Sites />
    </>
  )
}

function StateBadges({ head: { isDraft, finishedAt, sharedAt } }: { head: VisitHead }) {
  const t = useEditorWords()
  // a phone has room for one line, and the button below says that the visit is to be finished again
  const changed = useIsHand() ? 'changed' : 'changedSince'
  return (
    <>
      <Badge>{t(!isDraft ? 'finished' : finishedAt === null ? 'draft' : changed)}</Badge>
      {finishedAt !== null && <Badge>{t(sharedAt === null ? 'notShared' : 'shared')}</Badge>}
    </>
  )
}

function More({ head }: { head: VisitHead }) {
  const t = useEditorWords()
  const [showsVersions, setShowsVersions] = useState(false)
  const actionsOf = useVisitActions({ isOpen: true })
  const discard = useDiscard(head)
  const hasVersions = head.finishedAt !== null && head.may.update
  const versionsItem = { label: t('versions'), icon: IconHistory, onClick: () => setShowsVersions(true) }
  return (
    <>
      <MoreMenu label={t('more')} items={[...(hasVersions ? [versionsItem] : []), ...actionsOf(head), ...discard]} />
      {showsVersions && <VisitVersions head={head} onClose={() => setShowsVersions(false)} />}
    </>
  )
}

/** A visit that the server does not have yet is deleted by keeping its creation, and with it all its edits, from leaving. */
function useDiscard({ client }: VisitHead): MenuItem[] {
  const t = useEditorWords()
  const { document, visitId } = useEditor()
  const isNew = useStored(document.isNew)
  const discard = async () => {
    if (!(await confirm({ title: t('discardTitle'), text: t('discardText'), proceed: t('discard'), danger: true }))) return
    goTo(hrefTo('/clients/$id/visits', { id: client.id }), { replace: true })
    await discardWrite(visitId)
  }
  return isNew ? [{ label: t('discard'), icon: IconTrash, danger: true, onClick: () => void discard() }] : []
}
