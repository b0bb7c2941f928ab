/** What Detox tells a plugin of artifacts about a test. */
export type TestSummary = { title: string; fullName: string; status: string };

/** What Detox gives a plugin: its configuration, and where its artifacts go. */
export type ArtifactApi = {
  userConfig: { enabled?: boolean; keepOnlyFailedTestsArtifacts?: boolean };
  preparePathForArtifact(name: string, test?: TestSummary | null): Promise<string>;
};

/** A picture in a temporary file: Detox's FileArtifact. */
export type Picture = { save(path: string): Promise<void>; discard(): Promise<void> };
