import { assignMacro, undoUnassignMacro, unassignMacro, type MacroAssignment } from '@allenio/contract/macros'
import { IconCalendarTime, IconRefresh, IconScale, IconUserMinus, IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import { useToday } from '#shell'
import { showUnassigned } from '#shell/assignment'
import { useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import type { MenuItem } from '#ui/menu'
import { toast } from '#ui/toast'
import { renewalInput } from '../assign/recipients.ts'
import { useAssignmentWords } from './words.ts'
import { ChangeStart } from './change-start.tsx'

/** The actions on an assignment, for a macro's page and for a client's. The caller draws `dialog`. */
export function useAssignmentActions() {
  const t = useAssignmentWords()
  const today = useToday()
  const { day, weight } = useFormats()
  const [moved, setMoved] = useState<MacroAssignment>()
  const { mutate: assign } = useCall(assignMacro)
  const { mutate: unassign } = useCall(unassignMacro)
  const { mutate: undo } = useCall(undoUnassignMacro)

  const renew = (assignment: MacroAssignment, text: string) => {
    assign(renewalInput(assignment, today), { onSuccess: () => toast({ type: 'success', text }) })
  }
  const giveNow = (assignment: MacroAssignment) => {
    const { client, startDay } = assignment
    renew(assignment, t('given', { name: client.name, day: day(startDay >= today ? startDay : today) }))
  }
  const recalculate = (assignment: MacroAssignment, kg: number) =>
    renew(assignment, t('recalculated', { name: assignment.client.name, weight: weight(kg) }))
  const remove = ({ id, macroId, client: { name } }: MacroAssignment) => {
    const input = { id: macroId, assignmentId: id }
    unassign(input, { onSuccess: () => showUnassigned(name, onSuccess => undo(input, { onSuccess })) })
  }
  const itemsFor = (assignment: MacroAssignment): MenuItem[] => {
    const { macroId, state, isOutdated, movedWeight, may } = assignment
    if (!may.update) return []
    const isOpen = state !== 'past'
    return [
      ...(isOpen && isOutdated && may.openMacro ? [{ label: t('giveNow'), icon: IconRefresh, onClick: () => giveNow(assignment) }] : []),
      ...(isOpen && movedWeight !== null && may.openMacro
        ? [{ label: t('recalculate'), icon: IconScale, onClick: () => recalculate(assignment, movedWeight) }]
        : []),
      ...(isOpen ? [{ label: t('changeStart'), icon: IconCalendarTime, onClick: () => setMoved(assignment) }] : []),
      ...(may.openMacro ? [{ label: t('openMacro'), icon: IconExternalLink, href: hrefTo('/macros/$id/assign', { id: macroId }) }] : []),
      ...(isOpen ? [{ label: t('unassign'), icon: IconUserMinus, danger: true, onClick: () => remove(assignment) }] : []),
    ]
  }
  return { itemsFor, giveNow, recalculate, dialog: moved && <ChangeStart assignment={moved} onClose={() => setMoved(undefined)} /> }
}
