import { Injectable } from '@nestjs/common';

/** Business code asks this for the time, so that a test can set it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
