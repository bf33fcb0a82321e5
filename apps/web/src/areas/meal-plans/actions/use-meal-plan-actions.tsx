import { deleteMealPlan, undeleteMealPlan, listMealPlans, type MealPlan } from '@allenio/contract/meal-plans'
import {
  IconCircleCheck,
  IconCopy,
  IconFileTypePdf,
  IconForms,
  IconHistory,
  IconPencil,
  IconUserPlus,
  IconUsersPlus,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useDeletion, useRowItems } from '#shell/library'
import type { MenuItem } from '#ui/menu'
import { assignHref, editorHref } from '../data.ts'
import { CompleteMealPlan } from './complete-meal-plan.tsx'
import { useActionWords } from './words.ts'
import { CloneMealPlan } from './clone-meal-plan.tsx'
import { RenameMealPlan } from './rename-meal-plan.tsx'
import { MealPlanVersions } from '../versions/versions-panel.tsx'
import { PrintMealPlan } from '../print/print-meal-plan.tsx'

interface Question {
  kind: 'complete' | 'versions' | 'clone' | 'clone for client' | 'rename' | 'print'
  plan: MealPlan
}

/** Where it opens: nowhere once it is deleted, and for those alone who may edit it. */
export const openHref = ({ id, deletedAt, may }: MealPlan): string | undefined =>
  deletedAt === null && may.update ? editorHref({ id }) : undefined

/** The actions on one meal plan, for the list and for a client's page. The caller draws `dialog`. */
export function useMealPlanActions() {
  const t = useActionWords()
  const [question, setQuestion] = useState<Question>()
  const close = () => setQuestion(undefined)
  const ask = (kind: Question['kind'], plan: MealPlan) => () => setQuestion({ kind, plan })
  const items = useRowItems()
  const { remove, undelete } = useDeletion({ from: listMealPlans, remove: deleteMealPlan, restore: undeleteMealPlan, ending: 'o' })
  const itemsFor = (plan: MealPlan): MenuItem[] => {
    const { may, isDraft } = plan
    const href = openHref(plan)
    return [
      ...(href === undefined ? [] : [{ label: t('open'), icon: IconPencil, href }]),
      ...(href === undefined ? [] : [{ label: t('assign'), icon: IconUsersPlus, href: assignHref(plan) }]),
      ...(may.update && isDraft ? [{ label: t('complete'), icon: IconCircleCheck, onClick: ask('complete', plan) }] : []),
      ...(may.update ? [{ label: t('rename'), icon: IconForms, onClick: ask('rename', plan) }] : []),
      ...(plan.deletedAt === null ? [{ label: t('print'), icon: IconFileTypePdf, onClick: ask('print', plan) }] : []),
      ...(may.update ? [{ label: t('versions'), icon: IconHistory, onClick: ask('versions', plan) }] : []),
      ...(may.clone
        ? [
            { label: t('duplicate'), icon: IconCopy, onClick: ask('clone', plan) },
            { label: t('cloneForClient'), icon: IconUserPlus, onClick: ask('clone for client', plan) },
          ]
        : []),
      ...items.undelete(may.undelete && (() => undelete(plan))),
      ...items.delete(may.delete && (() => remove(plan))),
    ]
  }
  const dialog = question && <ActionDialog question={question} onClose={close} />
  return { itemsFor, undelete, dialog }
}

function ActionDialog({ question: { kind, plan }, onClose }: { question: Question; onClose: () => void }) {
  switch (kind) {
    case 'complete':
      return <CompleteMealPlan plan={plan} onClose={onClose} />
    case 'versions':
      return <MealPlanVersions plan={plan} onClose={onClose} />
    case 'rename':
      return <RenameMealPlan plan={plan} onClose={onClose} />
    case 'print':
      return <PrintMealPlan plan={plan} onClose={onClose} />
    case 'clone':
      return <CloneMealPlan plan={plan} client={plan.client ?? undefined} isForClient={false} onClose={onClose} />
    case 'clone for client':
      return <CloneMealPlan plan={plan} client={undefined} isForClient onClose={onClose} />
    default:
      return kind satisfies never
  }
}
