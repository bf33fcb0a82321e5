import type { ProgramRow } from '@allenio/contract/program-rows'
import { useQuery } from '@tanstack/react-query'
import { ownProgramQuery, useReceipt } from './data.ts'

/** Fetches a program before it is needed, so that the device has it where there is no signal. It draws nothing. */
export function StoredProgram({ program: { id, programUserId } }: { program: Pick<ProgramRow, 'id' | 'programUserId'> }) {
  const userId = programUserId ?? ''
  const { data } = useQuery({ ...ownProgramQuery(id, userId), enabled: programUserId !== null })
  const user = data?.programUsers.find(each => each.id === userId)
  useReceipt(user && { programUserId: user.id, releaseId: user.releaseId }, 'stored')
  return null
}
