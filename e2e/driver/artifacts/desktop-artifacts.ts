import type { ArtifactApi } from './artifact-api';
import { ScreenshotPlugin } from './screenshot-plugin';
import { TextPlugin } from './text-plugin';

/** The artifacts of a test, under their names in `artifacts.plugins` of `.detoxrc.js`. */
export class DesktopArtifacts {
  declareArtifactPlugins() {
    return {
      screenshot: (api: ArtifactApi) => new ScreenshotPlugin(api),
      log: (api: ArtifactApi) => new TextPlugin(api, 'device.log', (log) => log.asText()),
      trace: (api: ArtifactApi) => new TextPlugin(api, 'trace.json', (log) => log.asTrace()),
    };
  }
}
