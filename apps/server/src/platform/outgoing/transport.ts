import { Agent, setGlobalDispatcher } from 'undici'

/**
 * Lets `fetch` speak by this version of undici. With the one in Node 24 a connection that the other side closes while
 * its body waits to be read ends the process, and no caller can catch that (nodejs/undici#5360).
 */
setGlobalDispatcher(new Agent({ allowH2: false }))
