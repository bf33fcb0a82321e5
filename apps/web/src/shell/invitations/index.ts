export { useDoInvitationsWait, WaitingInvitations } from './waiting-invitations.tsx'
