import type { PartProps } from '../part-props';
import { Approved } from './approved';
import { InReview } from './in-review';
import { NotApproved } from './not-approved';
import { Refused } from './refused';

/** The part of Home about a submitted application, for each of its states. */
export function ReviewState(props: PartProps) {
  switch (props.home.state) {
    case 'review':
      return <InReview {...props} />;
    case 'approved':
      return <Approved {...props} />;
    case 'refused':
      return <Refused {...props} />;
    case 'not_approved':
      return <NotApproved {...props} />;
    default:
      return null;
  }
}
