// Loaded into the commands under test (clone.fixture.ts): what they see of another machine.
const { FAKE_NODE: version, FAKE_PLATFORM: platform } = process.env;
if (version) {
  Object.defineProperty(process, 'versions', { value: { ...process.versions, node: version } });
}
if (platform) Object.defineProperty(process, 'platform', { value: platform });
