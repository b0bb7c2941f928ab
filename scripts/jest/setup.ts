import '@testing-library/jest-dom';
import './fakes/dialog';
import './fakes/layout';
import './fakes/pointer-events';
