let build: string | undefined

/** The server that serves the pages sets it once at start; without pages there is nothing to refresh. */
export const installBuild = (currentBuild: string | undefined): void => {
  build = currentBuild
}

export const runningBuild = (): string | undefined => build
