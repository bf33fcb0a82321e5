import type { ResolvedDay } from '@allenio/contract/macros'
import { IconTarget } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { clientMacrosQuery, useClientNeed, useDayTypeName } from '#areas/macros'
import { useFormats } from '#lib/formats'
import { useSelected } from '#lib/store'
import { Button } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { SkeletonLines } from '#ui/skeleton'
import { Text, Title } from '#ui/text'
import { toast } from '#ui/toast'
import { setCells } from '../../gestures/meals.ts'
import { useEditor } from '../../session.ts'
import { cellsOfTarget, currentOf, hasTarget } from '../../target.ts'
import { usePersonWords } from './words.ts'

/** The target that the client follows today, to be taken over into the plan. */
export function TargetOffer({ clientId }: { clientId: string }) {
  const t = usePersonWords()
  const query = useInfiniteQuery(clientMacrosQuery(clientId))
  return (
    <Stack gap={8}>
      <Title level={3} size={16}>
        {t('target')}
      </Title>
      <Loaded query={query} failed={t('targetFailed')} skeleton={<SkeletonLines lines={2} />}>
        {({ rows }) => {
          const current = currentOf(rows)
          if (!current) return <NeedTarget clientId={clientId} />
          return (
            <>
              <Text weight={500} breaks>
                {current.title}
              </Text>
              {current.targets.map(target => (
                <OfferedTarget key={target.dayType} target={target} isOnly={current.targets.length === 1} />
              ))}
            </>
          )
        }}
      </Loaded>
    </Stack>
  )
}

/** Without a target of their own, what follows from the need. */
function NeedTarget({ clientId }: { clientId: string }) {
  const t = usePersonWords()
  const { need } = useClientNeed(clientId)
  if (!need?.targetKcal) return <Text tone={3}>{t('noCurrentTarget')}</Text>
  return <OfferedTarget target={{ dayType: 'every day', kcal: need.targetKcal, protein: null, carbs: null, lipids: null }} isOnly />
}

function OfferedTarget({
  target,
  isOnly,
}: {
  target: Pick<ResolvedDay, 'dayType' | 'kcal' | 'protein' | 'carbs' | 'lipids'>
  isOnly: boolean
}) {
  const t = usePersonWords()
  const nameOf = useDayTypeName()
  const { integer } = useFormats()
  const session = useEditor()
  const { document, planId } = session
  const cells = useSelected(document.rows, rows => rows.get(planId)?.cells) ?? {}
  const offered = cellsOfTarget(target)
  const whole = (value: number | null) => (value === null ? '–' : integer(Math.round(value)))
  const kcal = whole(target.kcal)
  const take = () => {
    if (!offered) return
    setCells(session, planId, offered)
    toast({ type: 'success', text: t('targetTaken', { kcal }), id: 'target taken' })
  }
  return (
    <Row gap={12} wrap justify="between">
      <Stack>
        {!isOnly && (
          <Text as="span" size="hint" tone={2}>
            {nameOf(target.dayType)}
          </Text>
        )}
        <Text as="span" figures>
          {target.protein === null && target.carbs === null && target.lipids === null
            ? t('targetOfNeed', { kcal })
            : t('targetFigures', { kcal, protein: whole(target.protein), carbs: whole(target.carbs), lipids: whole(target.lipids) })}
        </Text>
      </Stack>
      {offered &&
        (hasTarget(cells, offered) ? (
          <Text as="span" size="hint" tone={2}>
            {t('isUsed')}
          </Text>
        ) : (
          <Button size="small" icon={IconTarget} aria-label={t('useTargetOf', { kcal })} onClick={take}>
            {t('useTarget')}
          </Button>
        ))}
    </Row>
  )
}
