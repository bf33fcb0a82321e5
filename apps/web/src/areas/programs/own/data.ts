import { getProgram, listPrograms, recordProgramReceipt } from '@allenio/contract/programs'
import { useEffect } from 'react'
import { call, listQuery, read } from '#lib/api'
import { useIsOnline } from '#lib/device'
import { device } from '#lib/session'

export const ownProgramsQuery = () => listQuery(listPrograms, {}, { rows: ({ programs }) => programs, quiet: true, isStored: true })

/** The release that the client has, whole; the device keeps it. */
export const ownProgramQuery = (id: string, programUserId: string) =>
  read(getProgram, { id, programUserId }, { quiet: true, isStored: true })

interface ReceivedRelease {
  programUserId: string
  releaseId: string
}

const keyOf = ({ programUserId, releaseId }: ReceivedRelease, kind: 'stored' | 'opened') =>
  `allenio.programs.${kind}.${programUserId}.${releaseId}`

/** Tells the team once how far a release has come: it is stored on this device, and has been opened. */
export function useReceipt(release: ReceivedRelease | undefined, kind: 'stored' | 'opened'): void {
  const isOnline = useIsOnline()
  const key = release && keyOf(release, kind)
  const id = release?.programUserId
  useEffect(() => {
    if (!isOnline || !key || !id || device.read(key) !== undefined) return
    // without an answer it is told again at the next visit
    call(recordProgramReceipt, { id, kind }).then(
      () => device.write(key, 'yes'),
      () => undefined,
    )
  }, [isOnline, key, id, kind])
}
