import { updateMacroDate, type MacroAssignment } from '@allenio/contract/macros'
import { z } from 'zod'
import { StartField, useDayFault } from '#shell/assignment'
import { formats } from '#lib/formats'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { FormModal } from '#ui/form'
import { toast } from '#ui/toast'
import { useAssignmentWords } from './words.ts'

const schema = z.object({ startDay: z.string() })

interface ChangeStartProps {
  assignment: Pick<MacroAssignment, 'id' | 'macroId' | 'title' | 'client' | 'startDay'>
  onClose: () => void
}

/** Moves the first day of an assignment. */
export function ChangeStart({ assignment: { id, macroId, title, client, startDay }, onClose }: ChangeStartProps) {
  const t = useAssignmentWords()
  const dayFault = useDayFault()
  const form = useEndpointForm({
    endpoint: updateMacroDate,
    schema,
    start: { startDay },
    check: values => ({ startDay: dayFault(values.startDay) }),
    toInput: values => ({ id: macroId, assignmentId: id, startDay: values.startDay }),
    onSaved: answer => {
      onClose()
      toast({ type: 'success', text: t('startChanged', { name: client.name, day: formats().day(answer.startDay) }) })
    },
  })
  return (
    <FormModal form={form} title={t('changeStartTitle', { title, name: client.name })} reachesOthers onClose={onClose}>
      <StartField hint={t('startHint')} data-autofocus {...useFormValue(form, 'startDay')} />
    </FormModal>
  )
}
