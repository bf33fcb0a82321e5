import { deleteUserSurvey, undoDeleteUserSurvey, type SurveyAssignment } from '@allenio/contract/surveys'
import { IconCalendarTime, IconClipboardText, IconUser, IconUserMinus } from '@tabler/icons-react'
import { useState } from 'react'
import { showUnassigned } from '#shell/assignment'
import { useCall } from '#lib/api'
import type { MenuItem } from '#ui/menu'
import { clientHref, fillInHref } from '../data.ts'
import { EditAssignment } from './edit-assignment.tsx'
import { useAssignmentWords } from './words.ts'

/** The actions on an assignment. The caller draws `dialog`. */
export function useAssignmentActions() {
  const t = useAssignmentWords()
  const [changed, setChanged] = useState<SurveyAssignment>()
  const { mutate: end } = useCall(deleteUserSurvey)
  const { mutate: undo } = useCall(undoDeleteUserSurvey)
  const remove = ({ id: assignmentId, surveyId: id, client: { name } }: SurveyAssignment) => {
    const input = { id, assignmentId }
    end(input, { onSuccess: () => showUnassigned(name, onSuccess => undo(input, { onSuccess })) })
  }
  const itemsFor = (assignment: SurveyAssignment): MenuItem[] => {
    const { client, surveyId, endedAt, isClientActive } = assignment
    const isOpen = endedAt === null
    return [
      { label: t('openClient'), icon: IconUser, href: clientHref(client) },
      ...(isClientActive ? [{ label: t('fillIn'), icon: IconClipboardText, href: fillInHref(client.id, surveyId) }] : []),
      ...(isOpen && isClientActive ? [{ label: t('change'), icon: IconCalendarTime, onClick: () => setChanged(assignment) }] : []),
      ...(isOpen ? [{ label: t('end'), icon: IconUserMinus, danger: true, onClick: () => remove(assignment) }] : []),
    ]
  }
  const dialog = changed && <EditAssignment assignment={changed} onClose={() => setChanged(undefined)} />
  return { itemsFor, dialog }
}
