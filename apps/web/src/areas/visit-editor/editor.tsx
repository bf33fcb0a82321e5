import { shareVisit, unshareVisit } from '@allenio/contract/visit-changes'
import { IconChartBar, IconFileTypePdf, IconShare, IconShareOff, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { clientVisitsHref, paperHref } from '#areas/visits'
import { usePageTitle } from '#shell'
import { EditorFrame } from '#shell/editor'
import { useCall } from '#lib/api'
import { useIsCompact, useIsHand } from '#lib/device'
import { useFormats } from '#lib/formats'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { Row } from '#ui/layout'
import { MoreMenu } from '#ui/menu'
import { SidePanel } from '#ui/side-panel'
import { Text } from '#ui/text'
import css from './editor.module.css'
import { FinishButton } from './finish/finish-button.tsx'
import { RecomputeBar } from './finish/recompute-bar.tsx'
import { ResultLists, Results } from './results/results.tsx'
import { useChosen } from './results/use-chosen.ts'
import { useVisitWording } from './row-words.ts'
import { Anamnesis } from './sections/anamnesis.tsx'
import { Basics } from './sections/basics.tsx'
import { Bioimpedance } from './sections/bioimpedance.tsx'
import { Notes } from './sections/notes.tsx'
import { TypedShares } from './sections/typed-shares.tsx'
import { useCell, useEditor } from './session.ts'
import { Sites } from './sites/sites.tsx'
import type { VisitHead } from './visit-document.ts'
import { useEditorWords } from './words.ts'

/** The bench: what has changed since the last time? Fields on the left, what follows from them on the right. */
export function Editor({ head }: { head: VisitHead | undefined }) {
  const t = useEditorWords()
  const { day } = useFormats()
  const { document, base } = useEditor()
  const takenOn = useCell('takenOn')
  const isCompact = useIsCompact()
  const isHand = useIsHand()
  const wording = useVisitWording()
  const name = head?.client.name ?? base.get()?.client.name
  const title = name === undefined ? t('visit') : t('visitOf', { name })
  usePageTitle(title)
  return (
    <div className={css.page}>
      <EditorFrame
        document={document}
        title={title}
        wording={wording}
        badges={head && !(isHand && head.may.update) && <StateBadges head={head} />}
        sub={takenOn === undefined || isHand ? undefined : day(takenOn)}
        actions={head && <Actions head={head} />}>
        {head && <RecomputeBar head={head} />}
        <div className={css.work}>
          <div className={css.fields}>
            <Basics />
            <Anamnesis />
            <Measures />
            <Notes />
          </div>
          {!isCompact && <Results />}
        </div>
      </EditorFrame>
      {isCompact && <ResultBar />}
    </div>
  )
}

/** Folds are measured whatever the fat is taken from; the other methods have fields of their own. */
function Measures() {
  const type = useCell('measurementType') ?? 'FOLDS'
  return (
    <>
      {type === 'BIA' && <Bioimpedance />}
      {type === 'MANUAL' && <TypedShares />}
      <Sites />
    </>
  )
}

function StateBadges({ head: { isDraft, finishedAt, sharedAt } }: { head: VisitHead }) {
  const t = useEditorWords()
  return (
    <>
      <Badge>{t(!isDraft ? 'finished' : finishedAt === null ? 'draft' : 'changedSince')}</Badge>
      {finishedAt !== null && <Badge>{t(sharedAt === null ? 'notShared' : 'shared')}</Badge>}
    </>
  )
}

function Actions({ head }: { head: VisitHead }) {
  const t = useEditorWords()
  const share = useCall(shareVisit)
  const unshare = useCall(unshareVisit)
  const { id, client, finishedAt, sharedAt, may } = head
  return (
    <>
      <MoreMenu
        label={t('more')}
        items={[
          ...(finishedAt === null || !may.update
            ? []
            : sharedAt === null
              ? [{ label: t('share'), icon: IconShare, onClick: () => share.mutate({ id }) }]
              : [{ label: t('unshare'), icon: IconShareOff, onClick: () => unshare.mutate({ id }) }]),
          ...(finishedAt === null ? [] : [{ label: t('pdf'), icon: IconFileTypePdf, href: paperHref({ id }) }]),
          { label: t('allVisits'), icon: IconUsers, href: clientVisitsHref(client.id) },
        ]}
      />
      <FinishButton head={head} />
    </>
  )
}

/** Where there is no room for the column: the two figures that count, and the way to the rest. */
function ResultBar() {
  const t = useEditorWords()
  const { percent, integer } = useFormats()
  const { fat, bmr } = useChosen(useEditor().settled)
  const [isOpen, setOpen] = useState(false)
  return (
    <Row gap={16} justify="between" className={css.bar}>
      <Row gap={16}>
        <Text as="span" weight={600} size={16} figures>
          {fat === undefined ? '– %' : percent(fat)}
        </Text>
        <Text as="span" figures tone={2}>
          {bmr === undefined ? '– kcal' : `${integer(bmr)} kcal`}
        </Text>
      </Row>
      <Button size="small" icon={IconChartBar} onClick={() => setOpen(true)}>
        {t('results')}
      </Button>
      <SidePanel opened={isOpen} onClose={() => setOpen(false)} title={t('results')}>
        <ResultLists />
      </SidePanel>
    </Row>
  )
}
