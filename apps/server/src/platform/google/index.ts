export {
  deleteEvent,
  getCalendarZone,
  getEvent,
  insertEvent,
  isMeetPending,
  listEvents,
  meetLinkOf,
  patchEvent,
  stopChannel,
  updateEvent,
  watchEvents,
  type GoogleConference,
  type GoogleEvent,
  type GoogleTime,
} from './calendar.ts'
export { GoogleError, hasFault, type GoogleFault } from './client.ts'
export { useGoogle } from './installed.ts'
export { consentUrl, exchangeCode, getAccount, neededScopes, newVerifier, refreshTokens, revokeToken, type GoogleTokens } from './oauth.ts'
export { answerInProcess } from './stand-in/answers.ts'
export { googleControls, type GoogleControls } from './stand-in/controls.ts'
export { addGoogleFault, clearGoogleFaults, holdGoogle } from './stand-in/faults.ts'
export { mountGoogle, pushPath, startGoogle } from './start.ts'
