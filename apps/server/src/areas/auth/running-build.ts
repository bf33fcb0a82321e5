let build: string | undefined

/** The server that serves the pages sets it once at start; without pages there is nothing to refresh. */
export const installBuild = (running: string | undefined): void => {
  build = running
}

export const runningBuild = (): string | undefined => build
