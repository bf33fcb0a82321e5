import { listTeamMembers } from '@allenio/contract/clients'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { read } from '#lib/api'
import { useMe } from '#shell'
import { chooseMember, useChosenMember } from './chosen-member.ts'

const minute = 60_000

/** The members to choose from; cached on the device, so that the layout does not shift when they arrive. */
export function useMembers() {
  const isAdmin = useMe()?.workspace?.role === 'admin'
  const { data } = useQuery({ ...read(listTeamMembers, {}, { quiet: true, isStored: true, staleTime: minute }), enabled: isAdmin })
  return isAdmin ? data?.teamMembers : undefined
}

/** Resets the choice when the chosen member has left the team, or when the person is no longer an admin. */
export function useMemberStillThere(): void {
  const memberId = useChosenMember()
  const members = useMembers()
  const role = useMe()?.workspace?.role
  const isLost = (role !== undefined && role !== 'admin') || (members !== undefined && !members.some(({ id }) => id === memberId))
  const isGone = memberId !== undefined && isLost
  useEffect(() => {
    if (isGone) chooseMember(undefined)
  }, [isGone])
}
