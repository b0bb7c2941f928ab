import { Icon } from './icon';
import { iconHome, iconHomeFilled } from './shapes/navigation';

/** The two sizes, and filled; all shapes are on the gallery's page of tokens. */
export const examples = {
  medium: () => <Icon of={iconHome} />,
  small: () => <Icon of={iconHome} size="s" />,
  filled: () => <Icon of={iconHomeFilled} />,
};
