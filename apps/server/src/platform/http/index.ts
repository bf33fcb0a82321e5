export { area, bindingFaults, type Area } from './area.ts'
export {
  bind,
  bindInTurn,
  bindInSteps,
  bindIntake,
  bindMember,
  bindPerson,
  bindPublic,
  bindPublicInSteps,
  bindSchool,
  type Binding,
  type Bytes,
  type Call,
  type IntakeCall,
  type MemberCall,
  type PersonCall,
  type PublicCall,
  type RequestFacts,
  type SchoolCall,
  type Steps,
  type WorkspaceCall,
} from './bindings.ts'
export { chooseEncoding, encodeAnswer, type Encoding } from './compression.ts'
export { refuseByAccess, type CallChange } from './calls.ts'
export { parseCookies, writeCookie } from './cookies.ts'
export { openCrowd, type Crowd } from './crowd.ts'
export { commonHeaders, pageHeaders, type HeaderConfig } from './headers.ts'
export { eraseAnswersOfPerson, eraseAnswersOfWorkspace } from './idempotency.ts'
export { InvalidInput, schemaOf } from './input.ts'
export { isLoopbackHost, refuseForeignHost } from './loopback.ts'
export type { FileTaker, IncomingFile } from './multipart.ts'
export { addressOf, networkOf } from './networks.ts'
export { floodGate } from './flood.ts'
export { listRoutes, type CallCount, type RegisteredRoute } from './route-brakes.ts'
export { isForeignOrigin } from './origin.ts'
export { makeCatalogue, presentRefusal, type Catalogue } from './refusal.ts'
export { withMessage, type MessageAnswer } from './message-answer.ts'
export { makeServer, type HttpOptions } from './server.ts'
export { httpJobs } from './sweep.ts'
export { isKnownTag } from './tags.ts'
